import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '../controls/button-look'
import { Spinner } from './spinner'

type Props = {
  /** Where what follows is, for where no script runs; null: this is the end. */
  to: string | null
  state: 'idle' | 'loading' | 'failed'
  onPress: () => void
  label: string
  failedLabel: string
  /** Said where nothing follows; nothing is where it says nothing. */
  endLabel: string
}

/** At the foot of a list: what follows, or that nothing does. */
export function LoadMore(props: Props) {
  return (
    <>
      <LoadingNote state={props.state} />
      {props.to !== null ? (
        <MoreLink {...props} to={props.to} />
      ) : props.endLabel ? (
        <ListEnd>{props.endLabel}</ListEnd>
      ) : null}
    </>
  )
}

/** Says to screen readers that more is on its way, and that it has come; a failure is an alert. */
function LoadingNote({ state }: Pick<Props, 'state'>) {
  const t = useT('common')
  const [wasLoading, setWasLoading] = useState(false)
  useEffect(() => {
    if (state === 'loading') setWasLoading(true)
  }, [state])
  return (
    <p role="status" className="sr-only">
      {state === 'loading' ? t('loading') : wasLoading && state === 'idle' ? t('moreShown') : null}
    </p>
  )
}

function MoreLink({ to, state, onPress, label, failedLabel }: Props & { to: string }) {
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {failedLabel}
        </p>
      ) : null}
      <Link
        to={to}
        preventScrollReset
        aria-busy={state === 'loading' || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          if (state !== 'loading') onPress()
        }}
        className={buttonLook('quiet', 'm')}
      >
        {state === 'loading' ? <Spinner /> : null}
        {label}
      </Link>
    </div>
  )
}

/** That a list ends here. */
export const ListEnd = ({ children }: { children: string }) => (
  <p className="flex items-center gap-4 py-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </p>
)
