import type { ComponentType } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { EyeIcon, HeartIcon, LockIcon, PersonIcon, SignOutIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import type { ClosedReason } from './love'
import { HideForm, ShowForm } from './love-settings'

const PROMISES: { name: 'who' | 'what' | 'interest' | 'leave'; Icon: ComponentType<{ className?: string }> }[] = [
  { name: 'who', Icon: PersonIcon },
  { name: 'what', Icon: EyeIcon },
  { name: 'interest', Icon: HeartIcon },
  { name: 'leave', Icon: SignOutIcon },
]

/** For whoever does not take part: what it is, what is shown to whom, and the way in; or why there is none. */
export function LoveInvitation({ reason }: { reason: ClosedReason }) {
  const t = useT('love')
  const settings = useT('love-settings')
  if (reason === 'minor') {
    return (
      <Card as="section">
        <EmptyState
          icon={<LockIcon className="size-6" />}
          title={t('minor')}
          action={<ButtonLink to="/app/profile">{t('toProfile')}</ButtonLink>}
        >
          {settings('minorText')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby="love-invitation" className="md:p-8!">
      <h2 id="love-invitation" className="font-serif text-2xl font-medium">
        {t('inviteTitle')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-muted">{t('inviteText')}</p>
      {reason === 'unconsented' ? (
        <Alert tone="warning" className="mt-5">
          {settings('askedAgain')}
        </Alert>
      ) : null}
      <ul className="my-7 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {PROMISES.map(({ name, Icon }) => (
          <li key={name} className="flex gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon className="size-4.5" />
            </span>
            <span className="min-w-0">
              <strong className="block font-semibold">{t(`invite.${name}`)}</strong>
              <span className="text-pretty text-muted">{t(`invite.${name}Text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <ShowForm asksAge={reason === 'undeclared'} />
      {reason === 'unconsented' ? (
        <div className="mt-6 border-t border-line pt-6">
          <HideForm />
        </div>
      ) : null}
    </Card>
  )
}
