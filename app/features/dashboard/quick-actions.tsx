import { Form, Link } from '@remix-run/react'
import type { ComponentType, ReactNode } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { HeartIcon, MessageIcon, PeopleIcon, RefreshIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'

type QuickAction = { to: string; label: Key<'dashboard'>; Icon: ComponentType<{ className?: string }> }

/** What a member can do from here with one press. */
const ACTIONS: readonly QuickAction[] = [
  { to: '/app/messages', label: 'openMessages', Icon: MessageIcon },
  { to: '/app/explore', label: 'findPeople', Icon: PeopleIcon },
  { to: '/app/compatibility', label: 'openLove', Icon: HeartIcon },
]

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-sunken'

/** `share`: the buttons that pass the member's own page on. */
export function QuickActions({ hasChart, share }: { hasChart: boolean; share: ReactNode }) {
  const t = useT('dashboard')
  return (
    <Card as="section" aria-labelledby="actions">
      <h2 id="actions" className="text-lg">
        {t('quickActions')}
      </h2>
      <ul className="mt-1 -mx-2">
        {ACTIONS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={ROW}>
              <Icon className="size-4.5 text-muted" />
              {t(label)}
            </Link>
          </li>
        ))}
        {hasChart ? (
          <li>
            <Form method="post" action="/app/settings?tab=hd-data">
              <button type="submit" name="intent" value="recalculate" className={ROW}>
                <RefreshIcon className="size-4.5 text-muted" />
                {t('recalculate')}
              </button>
            </Form>
          </li>
        ) : null}
      </ul>
      <div className="mt-2 border-t border-line pt-3">{share}</div>
    </Card>
  )
}
