import { useT } from '~/locales/use-t'
import type { Command } from './command'
import { CommandOption } from './command-option'

type Props = {
  id: string
  commands: readonly Command[]
  current: Command | undefined
  onMark: (id: string) => void
  onChoose: (command: Command) => void
}

/** What may be meant, under the names of its groups. */
export function CommandList({ id, commands, current, onMark, onChoose }: Props) {
  const t = useT('palette')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('results')}
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 outline-none"
    >
      {groupsOf(commands).map(({ group, members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list (WAI-ARIA), not of a form
        <div key={group} role="group" aria-label={t(`group.${group}`)} className="pb-1.5">
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-muted">
            {t(`group.${group}`)}
          </p>
          {members.map((command) => (
            <CommandOption
              key={command.id}
              id={`${id}${command.id}`}
              command={command}
              isCurrent={command === current}
              onMark={() => onMark(command.id)}
              onChoose={() => onChoose(command)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** In the order their first ones stand. */
function groupsOf(commands: readonly Command[]) {
  const order = [...new Set(commands.map(({ group }) => group))]
  return order.map((group) => ({ group, members: commands.filter((command) => command.group === group) }))
}
