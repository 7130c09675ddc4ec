import type { Status } from '~/domain/messaging/hub-frames.schema'
import { useT } from '~/locales/use-t'
import { setStatus, useHub } from '~/platform/live/hub'
import { STATUS_LOOK } from '~/ui/members/avatar'
import type { MenuItem } from '~/ui/overlays/menu'

// Not STATUSES of the frames: that list stands with their rules, which no page loads.
const CHOICES: readonly Status[] = ['online', 'away', 'busy']

/**
 * What a member can show of themselves, for a menu, and what they show now, as far as it is known. The choices are there from
 * the start: a menu that grew while it is open would move under the pointer. What is chosen is ticked at once and
 * waits for the connection.
 */
export function useStatusChoices() {
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
