import { Link } from '@remix-run/react'
import type { ComponentType } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import { ChartIcon, ChevronRightIcon, ClockIcon, EditIcon, MessageIcon } from '~/ui/icons'

type QuickAction = { to: string; label: Key<'dashboard'>; Icon: ComponentType<{ className?: string }> }

/** What a member with a chart can do from here with one press. */
const ACTIONS: readonly QuickAction[] = [
  { to: '/app/profile', label: 'readChart', Icon: ChartIcon },
  { to: '/app/messages', label: 'openMessages', Icon: MessageIcon },
  { to: '/app/settings?tab=hd-data&times=1#times', label: 'checkTime', Icon: ClockIcon },
  { to: '/app/settings?tab=hd-data&edit=1', label: 'updateBirthData', Icon: EditIcon },
]

export function QuickActions() {
  const t = useT('dashboard')
  return (
    <Card as="section" aria-labelledby="actions">
      <h2 id="actions" className="text-lg">
        {t('quickActions')}
      </h2>
      <ul className="mt-1 -mx-2">
        {ACTIONS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-11 items-center gap-3 rounded-control px-2 transition-colors hover:bg-sunken"
            >
              <Icon className="size-4.5 text-muted" />
              <span className="min-w-0 flex-1">{t(label)}</span>
              <ChevronRightIcon className="size-4 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
