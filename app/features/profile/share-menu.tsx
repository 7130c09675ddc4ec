import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { LinkIcon, MoreIcon, ShareIcon } from '~/ui/icons'
import { Menu } from '~/ui/menu'
import { CopyNote } from './copy-note'
import { useShare } from './use-share'

/** What a member can do with another's page: copy its address, or share it where the device can. */
export function ShareMenu(profile: { username: string; fullName: string }) {
  const t = useT('public-profile')
  const { answer, hasSheet, copy, share } = useShare(profile)
  const sheet = { id: 'share', label: t('share'), icon: <ShareIcon />, onSelect: share }
  return (
    <>
      <Menu
        label={t('more', { name: profile.fullName })}
        className={buttonLook('quiet', 'm', 'noscript:hidden')}
        trigger={<MoreIcon />}
        items={[{ id: 'copy', label: t('copyLink'), icon: <LinkIcon />, onSelect: copy }, ...(hasSheet ? [sheet] : [])]}
      />
      <CopyNote answer={answer} className="right-0" />
    </>
  )
}
