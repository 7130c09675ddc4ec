import { CalendarIcon, ChartIcon, ChevronRightIcon, SearchIcon, SettingsIcon, SparkIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import type { Command, Group } from './command'

const ICONS: Record<Exclude<Group, 'people'>, typeof SearchIcon> = {
  pages: ChevronRightIcon,
  actions: SparkIcon,
  settings: SettingsIcon,
  dates: CalendarIcon,
  gates: ChartIcon,
  channels: ChartIcon,
  centers: ChartIcon,
  terms: ChartIcon,
  search: SearchIcon,
}

type Props = { id: string; command: Command; isCurrent: boolean; onMark: () => void; onChoose: () => void }

/** One of the list. The keys belong to the field, which keeps the focus. */
export function CommandOption({ id, command, isCurrent, onMark, onChoose }: Props) {
  const { group, label, detail } = command
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      ref={isCurrent ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
      tabIndex={-1}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isCurrent ? undefined : onMark}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-accent-soft"
    >
      <Sign command={command} group={group} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="wrap-anywhere">{label}</span>
        {detail ? <span className="text-sm text-muted wrap-anywhere">{detail}</span> : null}
      </span>
    </div>
  )
}

function Sign({ command: { person }, group }: { command: Command; group: Group }) {
  if (person) return <Avatar size="xs" name={person.fullName} src={person.avatarUrl} type={person.hdType} />
  const Icon = ICONS[group as Exclude<Group, 'people'>]
  return (
    <span className="grid size-6 place-items-center text-muted">
      <Icon className="size-4.5" />
    </span>
  )
}
