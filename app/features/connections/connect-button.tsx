import { useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { ConnectionIntent, ConnectionState } from '~/domain/membership/connections'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { type ButtonSize, type ButtonVariant, buttonLook } from '~/ui/controls/button-look'
import { CheckIcon, CloseIcon, MoreIcon } from '~/ui/icons'
import { Dialog } from '~/ui/overlays/dialog'
import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'
import { Menu } from '~/ui/overlays/menu'
import { ConnectionAlert } from './connection-alert'
import { refusedWithoutScripts } from './connections'
import { CONNECTION_ACTION, useConnection } from './use-connection'

// Loaded when the dialog opens.
const ConnectDialog = lazyWithRetry(() => import('./connect-dialog'))

type Props = {
  username: string
  fullName: string
  state: ConnectionState
  size?: 's' | 'm'
  /** The variant of the button "Connect". */
  variant?: ButtonVariant
  /** Shows only the menu when connected. */
  compact?: boolean
  /** Shows why a request without scripts was refused; true for one button of a page. */
  isMain?: boolean
}

/**
 * Requests, accepts, declines, cancels or removes a connection. Updates optimistically and rolls back if the server refuses.
 * Without scripts each button submits the form at once.
 */
export function ConnectButton({
  username,
  fullName,
  state,
  size = 'm',
  variant = 'quiet',
  compact = false,
  isMain = false,
}: Props) {
  const t = useT('connect')
  const { fetcher, shown, isSending, refused, send } = useConnection(username, state)
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const [isAsking, setIsAsking] = useState(false)
  const [sentNote, setSentNote] = useState('')
  const refusal = refused ?? (isMain && !fetcher.data ? refusedWithoutScripts(params) : null)
  const form = useRestoredFocus(shown, fetcher.state !== 'idle' || fetcher.data !== undefined)
  const button = (intent: Exclude<ConnectionIntent, 'remove'>, look: ButtonVariant) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={look}
      size={size}
      aria-label={t(`${WORDS[intent]}Named`, { name: fullName })}
    >
      {t(WORDS[intent])}
    </Button>
  )
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={CONNECTION_ACTION}
      className="relative flex flex-wrap gap-2"
      onSubmit={(event) => {
        const intent = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
        if (isSending) event.preventDefault()
        else if (intent === 'request') {
          event.preventDefault()
          setIsAsking(true)
        }
      }}
    >
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="back" value={pathname + search} />
      {/* One element for all states, so that the pressed button keeps the focus. */}
      {shown === 'connected' ? null : button(MAIN[shown], LOOKS[shown] ?? variant)}
      {shown === 'incoming' ? button('decline', 'quiet') : null}
      {shown === 'connected' ? (
        <ConnectionMenu name={fullName} size={size} compact={compact} onRemove={() => send('remove')} />
      ) : null}
      {isAsking ? (
        <ConnectDialog
          name={fullName}
          // A refused note needn't be typed again.
          initialNote={refused ? sentNote : ''}
          onClose={() => setIsAsking(false)}
          onSend={(note) => {
            setIsAsking(false)
            setSentNote(note)
            send('request', note)
          }}
        />
      ) : null}
      {refusal ? <ConnectionAlert said={refusal} isMain={isMain} hasNote={sentNote !== ''} /> : null}
    </fetcher.Form>
  )
}

/** The intent of the first button, by state. */
const MAIN = { none: 'request', requested: 'cancel', incoming: 'accept' } as const
const LOOKS = { none: null, requested: 'quiet', incoming: 'primary' } as const
const WORDS = { request: 'connect', cancel: 'requested', accept: 'accept', decline: 'decline' } as const

type ConnectionMenuProps = {
  name: string
  size: ButtonSize
  /** Three dots instead of the word. */
  compact: boolean
  onRemove: () => void
}

/** Shows that the two are connected, and removes the connection after a confirmation. Without scripts a button removes it. */
function ConnectionMenu({ name, size, compact, onRemove }: ConnectionMenuProps) {
  const t = useT('connect')
  const common = useT('common')
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <>
      <Menu
        label={t('connectedNamed', { name })}
        className={buttonLook('quiet', size, 'noscript:hidden')}
        trigger={
          compact ? (
            <MoreIcon />
          ) : (
            <>
              <CheckIcon className="size-4 text-accent" />
              {t('connected')}
            </>
          )
        }
        items={[
          {
            id: 'remove',
            label: t('remove'),
            icon: <CloseIcon />,
            danger: true,
            onSelect: () => setIsDialogOpen(true),
          },
        ]}
      />
      <span className="hidden noscript:block">
        <Button type="submit" name="intent" value="remove" size={size} aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </span>
      <Dialog
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        title={t('removeTitle', { name })}
        description={t('removeText', { name })}
        closeLabel={common('close')}
        actions={
          <>
            <Button onClick={() => setIsDialogOpen(false)}>{common('cancel')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsDialogOpen(false)
                onRemove()
              }}
            >
              {t('remove')}
            </Button>
          </>
        }
      />
    </>
  )
}

/** Moves the focus to the form's first button when the focused button disappears with the new state. */
function useRestoredFocus(shown: string, wasSent: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!wasSent) return
    // After a closing dialog has restored the focus, and only if nothing else has it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        form.current?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, wasSent])
  return form
}
