import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { forgetFailedWords } from '~/locales/dictionaries'
import { toLanguage } from '~/locales/language'
import { useT } from '~/locales/use-t'
import { errorKind } from './error-kind'
import { Toast } from './toast'

type Closable = { onClose: () => void }

/**
 * A component whose code and words are fetched when it first renders, as a dialog. If they can't be fetched, a toast offers to
 * try again, and closing it calls `onClose`; the page behind it stays as it is.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P & Closable> {
  const create = () =>
    lazy(() =>
      load().catch((error) => {
        // `lazy` keeps a failure for good.
        Lazy = create()
        throw error
      }),
    ) as unknown as ComponentType<P>
  let Lazy = create()
  return function LazyWithRetry(props) {
    return (
      <LoadBoundary onClose={props.onClose}>
        {() => (
          <Suspense fallback={fallback}>
            <Lazy {...props} />
          </Suspense>
        )}
      </LoadBoundary>
    )
  }
}

type BoundaryProps = Closable & { children: () => ReactNode }

class LoadBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    forgetFailedWords(toLanguage(document.documentElement.lang))
  }

  readonly retry = () => this.setState({ error: null })

  readonly close = () => {
    this.retry()
    this.props.onClose()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children()
    if (errorKind(error) !== 'offline') throw error
    return <LoadFailed onRetry={this.retry} onClose={this.close} />
  }
}

function LoadFailed({ onRetry, onClose }: Closable & { onRetry: () => void }) {
  const t = useT('errors')
  const common = useT('common')
  const [message] = useState(() => ({
    text: t('formUnreachable'),
    tone: 'error' as const,
    action: { label: common('retry'), onPress: onRetry },
  }))
  // In the body: a card of a list may be the containing block of what is fixed in it.
  return createPortal(<Toast message={message} onClose={onClose} />, document.body)
}
