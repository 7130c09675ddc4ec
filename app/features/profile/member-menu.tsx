import { type ReactNode, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { BlockIcon, LinkIcon, MoreIcon, ShareIcon } from '~/ui/icons'
import { Menu, type MenuItem } from '~/ui/menu'
import { CopyNote } from './copy-note'
import { useShare } from './use-share'

type Props = {
  username: string
  fullName: string
  /** A form with one button that blocks. Without scripts it stands there by itself. */
  block: ReactNode
}

/** What a member can do with another's page: copy its address, share it where the device can, block. */
export function MemberMenu({ block, ...profile }: Props) {
  const t = useT('public-profile')
  const { answer, hasSheet, copy, share } = useShare(profile)
  const blocking = useRef<HTMLDivElement>(null)
  const items: (MenuItem | false)[] = [
    { id: 'copy', label: t('copyLink'), icon: <LinkIcon />, onSelect: copy },
    hasSheet && { id: 'share', label: t('share'), icon: <ShareIcon />, onSelect: share },
    {
      id: 'block',
      label: t('block'),
      icon: <BlockIcon />,
      danger: true,
      onSelect: () => blocking.current?.querySelector('button')?.click(),
    },
  ]
  return (
    <>
      <div ref={blocking} className="hidden noscript:block">
        {block}
      </div>
      <Menu
        label={t('more', { name: profile.fullName })}
        className={buttonLook('quiet', 'm', 'noscript:hidden')}
        trigger={<MoreIcon />}
        items={items.filter((item) => item !== false)}
      />
      <CopyNote answer={answer} className="right-0" />
    </>
  )
}
