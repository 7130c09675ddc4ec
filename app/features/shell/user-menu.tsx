import { type ComponentType, type ReactNode, useRef } from 'react'
import { useT } from '~/locales/use-t'
import type { RootData } from '~/platform/client/root-data'
import { buttonLook } from '~/ui/controls/button-look'
import { FlagIcon, PersonIcon, SearchIcon, SettingsIcon, SignOutIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import { Menu } from '~/ui/overlays/menu'
import { paletteDoor } from './palette-door'
import { useStatusChoices } from './use-status-choices'

/** A form that signs out when a button inside it is pressed. */
export type SignOutForm = ComponentType<{ className?: string; isAsked?: boolean; children: ReactNode }>

type Props = { member: NonNullable<RootData['member']>; SignOutForm: SignOutForm }

/**
 * Your Profile, Settings, one's status, Sign out. Without scripts the button for signing out stands
 * alone; the rest is in the menus.
 */
export function UserMenu({ member, SignOutForm }: Props) {
  const t = useT('shell')
  const signOut = useRef<HTMLButtonElement>(null)
  const { own, choices } = useStatusChoices()
  const { fullName, avatarUrl, hdType, isModerator } = member
  return (
    <>
      <Menu
        label={t('userMenu', { name: fullName })}
        className="grid size-11 place-items-center rounded-full noscript:hidden"
        trigger={<Avatar name={fullName} src={avatarUrl} type={hdType} status={own} />}
        items={[
          { id: 'profile', label: t('yourProfile'), icon: <PersonIcon />, to: '/app/profile' },
          { id: 'settings', label: t('settings'), icon: <SettingsIcon />, to: '/app/settings' },
          ...(isModerator ? [{ id: 'moderation', label: t('moderation'), icon: <FlagIcon />, to: '/moderation' }] : []),
          { id: 'palette', label: t('palette'), icon: <SearchIcon />, onSelect: () => paletteDoor.open() },
          ...choices,
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
