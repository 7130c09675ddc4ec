import { type ComponentType, type ReactNode, useRef } from 'react'
import type { Status } from '~/domain/messaging/hub-frames.schema'
import { useT } from '~/locales/use-t'
import { setStatus, useHub } from '~/platform/client/hub-store'
import { type RootData, useRootData } from '~/platform/client/root-data'
import { buttonLook } from '~/ui/controls/button-look'
import { THEME_CHOICES } from '~/ui/controls/theme-choices'
import { BookIcon, ExploreIcon, FlagIcon, PersonIcon, SearchIcon, SettingsIcon, SignOutIcon, SunIcon } from '~/ui/icons'
import { Avatar, STATUS_LOOK } from '~/ui/members/avatar'
import { Menu, type MenuItem } from '~/ui/overlays/menu'
import { requestPalette } from './request-palette'
import { usePrefer } from './use-prefer'

/** What the bottom bar does not have; the side menu and its footer lead there on wider screens. Three fit 360 × 640 pixels. */
const PHONE_PAGES = [
  { label: 'explore', to: '/app/explore', Icon: ExploreIcon },
  { label: 'insights', to: '/app/insights', Icon: SunIcon },
  { label: 'library', to: '/library', Icon: BookIcon },
] as const

/** A form that signs out when a button inside it is pressed. */
export type SignOutForm = ComponentType<{ className?: string; isConfirmed?: boolean; children: ReactNode }>

type Props = { member: NonNullable<RootData['member']>; SignOutForm: SignOutForm }

/** The menu of the account. Without scripts only its button for signing out is shown; the rest is in the navigation. */
export function UserMenu({ member, SignOutForm }: Props) {
  const t = useT('shell')
  const signOut = useRef<HTMLButtonElement>(null)
  const { own, choices } = useStatusChoices()
  const themes = useThemeChoices()
  const { fullName, avatarUrl, hdType, isModerator } = member
  return (
    <>
      <Menu
        label={t('userMenu', { name: fullName })}
        className="grid size-11 place-items-center rounded-full noscript:hidden"
        trigger={<Avatar name={fullName} src={avatarUrl} type={hdType} status={own} />}
        items={[
          { id: 'profile', label: t('yourProfile'), icon: <PersonIcon />, to: '/app/profile' },
          ...PHONE_PAGES.map(({ label, to, Icon }) => ({
            ...{ id: label, label: t(label), icon: <Icon />, to },
            only: 'phone' as const,
          })),
          { id: 'settings', label: t('settings'), icon: <SettingsIcon />, to: '/app/settings' },
          ...(isModerator ? [{ id: 'moderation', label: t('moderation'), icon: <FlagIcon />, to: '/moderation' }] : []),
          { id: 'palette', label: t('palette'), icon: <SearchIcon />, onSelect: requestPalette },
          ...choices,
          ...themes,
          { id: 'sign-out', label: t('signOut'), icon: <SignOutIcon />, onSelect: () => signOut.current?.click() },
        ]}
      />
      <SignOutForm className="hidden noscript:block">
        <button ref={signOut} type="submit" className={buttonLook('quiet', 's')}>
          {t('signOut')}
        </button>
      </SignOutForm>
    </>
  )
}

// Not STATUSES of the frames: importing it would load their schemas too.
const CHOICES: readonly Status[] = ['online', 'away', 'busy']

/**
 * The statuses to choose from as menu items, and the member's own while the hub is connected. A choice is ticked at once and
 * sent when there is a connection.
 */
function useStatusChoices() {
  const t = useT('shell')
  const { status, chosenStatus, connection } = useHub()
  const choices = CHOICES.map(
    (code): MenuItem => ({
      id: code,
      group: t('status'),
      label: t(`status.${code}`),
      icon: (
        <span className="grid size-5 place-items-center">
          <span className={`relative block size-3 rounded-full ${STATUS_LOOK[code]}`} />
        </span>
      ),
      checked: (chosenStatus ?? status) === code,
      onSelect: () => setStatus(code),
    }),
  )
  return { own: status && connection === 'live' ? { code: status, label: t(`status.${status}`) } : undefined, choices }
}

/** The themes as menu items; on a phone the end of the page has them. */
function useThemeChoices() {
  const t = useT('common')
  const prefer = usePrefer()
  const current = useRootData()?.theme ?? 'system'
  return THEME_CHOICES.map(
    ({ theme, label, Icon }): MenuItem => ({
      id: theme,
      group: t('theme'),
      label: t(label),
      icon: <Icon />,
      checked: theme === current,
      onSelect: () => prefer({ theme }),
      only: 'wide',
    }),
  )
}
