import type { Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { BlockIcon, EditIcon, LinkIcon, line, MoreIcon } from '~/ui/icons'
import { Menu, type MenuItem } from '~/ui/overlays/menu'

const BinIcon = /* @__PURE__ */ line('M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10.5 10.5v6m3-6v6')
const FlagIcon = /* @__PURE__ */ line('M5 21V4h13l-2.5 4.5L18 13H5')
const BellOffIcon = /* @__PURE__ */ line('M6 17v-6a6 6 0 0 1 9.5-4.9M18 11v6H6l-2 2h16l-2-2M10.5 21.5h3M4 3l17 17')

/** For how many days to mute a member, as in the form. */
export type MuteDays = '7' | '30' | 'always'

const MUTE_DAYS: MuteDays[] = ['7', '30', 'always']

/** The actions of a menu; a missing one isn't offered. */
export type MenuActions = Partial<Record<'copy' | 'edit' | 'remove' | 'block' | 'report', () => void>> & {
  mute?: (days: MuteDays) => void
  /** The address of the moderation case. */
  moderate?: string
}

const ACTIONS = [
  { id: 'copy', Icon: LinkIcon },
  { id: 'edit', Icon: EditIcon },
  { id: 'remove', Icon: BinIcon, danger: true },
  { id: 'report', Icon: FlagIcon },
  { id: 'block', Icon: BlockIcon, danger: true },
] as const

/** The menu of a post or comment. */
export function PostMenu({ name, username, actions }: { name: string; username: string; actions: MenuActions }) {
  const t = useT('feed')
  if (!Object.values(actions).some(Boolean)) return null
  return (
    <Menu
      label={t('more', { name })}
      trigger={<MoreIcon />}
      items={() => itemsOf(actions, username, t)}
      className="-mt-1.5 -mr-2 grid size-9 place-items-center rounded-control text-faint transition-colors hover:bg-sunken hover:text-ink noscript:hidden pointer-coarse:size-11"
    />
  )
}

function itemsOf(actions: MenuActions, username: string, t: Translate<'feed'>): MenuItem[] {
  const { mute, moderate } = actions
  const items = ACTIONS.flatMap(({ id, Icon, ...rest }): MenuItem[] => {
    const onSelect = actions[id]
    return onSelect ? [{ id, label: t(`menu.${id}`, { username }), icon: <Icon />, onSelect, ...rest }] : []
  })
  const mutes = MUTE_DAYS.map(
    (days): MenuItem => ({
      id: days,
      group: t('menu.mute', { username }),
      label: t(`mute.${days}`),
      icon: <BellOffIcon />,
      onSelect: () => mute?.(days),
    }),
  )
  if (moderate) items.push({ id: 'moderate', label: t('menu.moderate'), icon: <FlagIcon />, to: moderate })
  // After the first item, before the destructive ones.
  return mute ? [...items.slice(0, 1), ...mutes, ...items.slice(1)] : items
}
