import type { ReactNode } from 'react'
import type { ConnectionState } from '~/domain/membership/connections'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ConnectButton } from './connect-button'

type Props = {
  username: string
  fullName: string
  state: ConnectionState
  /** Shows why a request without scripts was refused; true for one card of a list. */
  isMain: boolean
  /** More links, shown when connected. */
  children?: ReactNode
}

/** The actions on a member's card: message and connect. Pages that show it need the namespace `connect`. */
export function ConnectActions({ username, fullName, state, isMain, children }: Props) {
  const t = useT('connect')
  const isConnected = state === 'connected'
  return (
    <>
      {/* A received request is answered first. */}
      {state === 'incoming' ? null : (
        <ButtonLink
          to={`/app/messages?to=${username}${isConnected ? '&say=connected' : ''}`}
          size="s"
          aria-label={t('messageNamed', { name: fullName })}
        >
          {t('message')}
        </ButtonLink>
      )}
      {isConnected ? children : null}
      <ConnectButton
        username={username}
        fullName={fullName}
        state={state}
        size="s"
        compact={isConnected}
        variant={state === 'none' ? 'primary' : 'quiet'}
        isMain={isMain}
      />
    </>
  )
}
