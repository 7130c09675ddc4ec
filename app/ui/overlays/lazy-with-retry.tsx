import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { forgetFailedWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { useT } from '~/locales/use-t'
import { Button } from '../controls/button'
import { ErrorCard } from '../states/error-card'
import { errorKind } from '../states/error-kind'
import { CachedImportError, explainLoadError } from '../states/explain-load-error'

type Closable = { onClose: () => void }

/**
 * A component whose code and words are fetched when it first renders, as a dialog. If they can't be fetched, a message offers
 * to try again, or to reload where only that helps: after a release, or in a browser that remembers the failure. Closing it
 * calls `onClose`. The page behind it stays as it is.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P & Closable> {
  let hasFailed = false
  const create = () =>
    lazy(() =>
      load().catch(async (error) => {
        const reason = await explainLoadError(error, hasFailed)
        hasFailed = true
        // `lazy` keeps a failure for good.
        Lazy = create()
        throw reason
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

  readonly retry = () => {
    forgetFailedWords(document.documentElement.lang as Language)
    this.setState({ error: null })
  }

  override render() {
    const { children, onClose } = this.props
    const { error } = this.state
    if (error === null) return children()
    const problem = problemOf(error)
    if (!problem) throw error
    return <LoadFailed problem={problem} onRetry={this.retry} onClose={onClose} />
  }
}

type Problem = 'offline' | 'outdated' | 'cached'

function problemOf(error: unknown): Problem | null {
  if (error instanceof CachedImportError) return 'cached'
  const kind = errorKind(error)
  return kind === 'offline' || kind === 'outdated' ? kind : null
}

const FETCH_MILLISECONDS = 10_000

/**
 * Reloads once the missing files have been fetched: WebKit remembers a failed script beyond a reload, until its file is fetched by
 * other means. Vite names the files of a dynamic import by links. Throws where they can't be fetched, since the page is then
 * better kept.
 */
async function reloadWithModules() {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].filter(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  )
  const signal = AbortSignal.timeout(FETCH_MILLISECONDS)
  await Promise.all(missing.map(({ href }) => fetch(href, { cache: 'reload', signal })))
  window.location.reload()
}

const TITLES = { offline: 'formUnreachable', outdated: 'outdatedTitle', cached: 'notOpened' } as const

function LoadFailed({ problem, onRetry, onClose }: Closable & { problem: Problem; onRetry: () => void }) {
  const t = useT('errors')
  const common = useT('common')
  const [isFetching, setFetching] = useState(false)
  const retry = {
    offline: onRetry,
    outdated: () => window.location.reload(),
    cached: () => {
      setFetching(true)
      reloadWithModules().catch(onRetry)
    },
  }
  const close = () => {
    onRetry()
    onClose()
  }
  // In the body: a card of a list may be the containing block of what is fixed in it.
  return createPortal(
    <ErrorCard
      title={t(TITLES[problem])}
      retryLabel={problem === 'offline' ? common('retry') : t('reload')}
      onRetry={retry[problem]}
      retrying={isFetching}
      className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-xl shadow-float"
    >
      {problem === 'outdated' ? <p>{t('outdatedText')}</p> : null}
      <Button variant="ghost" onClick={close}>
        {common('close')}
      </Button>
    </ErrorCard>,
    document.body,
  )
}
