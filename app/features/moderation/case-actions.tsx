import type { ReactNode } from 'react'
import { ROLES } from '~/domain/community/moderation'
import { type ChosenAction, NEEDS_NOTE } from '~/domain/community/moderation-rules'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { RadioGroup } from '~/ui/radio-group'
import { ActForm } from './act-form'
import type { ShownCase } from './moderation'
import { NoteField } from './note-field'
import { useRefused } from './use-refused'

/** What does no harm is done by one press; the rest opens first, says what it does, and has room for a word to the member. */
const AT_ONCE: ReadonlySet<ChosenAction> = new Set(['dismiss', 'restore', 'verify'])
const HURTS: ReadonlySet<ChosenAction> = new Set(['hide', 'suspend', 'unverify', 'grant_role'])

/** What a moderator can do about a thing. */
export function CaseActions({ found }: { found: ShownCase }) {
  const t = useT('moderation')
  const { actions, actId, kind, id, seen } = found
  const fields = { act: actId, kind, subject: id, seen }
  if (actions.length === 0) return <p className="text-sm text-muted">{t('notYours')}</p>
  return (
    <div className="flex flex-wrap items-start gap-2">
      {actions.map((action) =>
        AT_ONCE.has(action) ? (
          <ActForm key={action} fields={fields} buttons={[{ intent: action, label: t(`act.${action}`) }]} />
        ) : (
          <ActionOpening key={action} action={action} found={found} fields={fields} />
        ),
      )}
    </div>
  )
}

type OpeningProps = { action: ChosenAction; found: ShownCase; fields: Record<string, string> }

/** An action that opens first; stays open where its form was refused. */
function ActionOpening({ action, found: { kind, id, thing, member }, fields }: OpeningProps) {
  const t = useT('moderation')
  // What the site has hidden by itself, a moderator has it stay so.
  const keepsHidden = action === 'hide' && thing?.state === 'hidden'
  const confirm = keepsHidden ? t('keepHidden') : t(`confirm.${action}`)
  const buttons = [
    { intent: action, label: confirm, variant: HURTS.has(action) ? ('danger' as const) : ('primary' as const) },
  ]
  const isRefused = useRefused(fields, buttons) !== undefined
  return (
    <Opening name={`act-${kind}-${id}`} label={keepsHidden ? t('keepHidden') : t(`act.${action}`)} isOpen={isRefused}>
      <ActForm fields={fields} buttons={buttons}>
        {(typed) => (
          <>
            <p className="text-sm text-muted">{t(`explain.${action}`, { name: member.fullName })}</p>
            {action === 'suspend' ? <Days chosen={typed.days} /> : null}
            {action === 'grant_role' ? (
              <RadioGroup
                legend={t('role')}
                name="role"
                look="segments"
                defaultValue={typed.role ?? member.role}
                options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
              />
            ) : (
              <NoteField label={t('note')} required={NEEDS_NOTE.has(action)} typed={typed.note} />
            )}
          </>
        )}
      </ActForm>
    </Opening>
  )
}

function Days({ chosen = '7' }: { chosen: string | undefined }) {
  const t = useT('moderation')
  const options = (['7', '30', 'always'] as const).map((value) => ({ value, label: t(`days.${value}`) }))
  return <RadioGroup legend={t('days')} name="days" look="segments" defaultValue={chosen} options={options} />
}

type OpeningFrame = { name: string; label: string; isOpen: boolean; children: ReactNode }

/** A button that opens what it asks; at most one of a name is open. Works without scripts. */
function Opening({ name, label, isOpen, children }: OpeningFrame) {
  return (
    <details name={name} open={isOpen ? true : undefined} className="group/opening open:order-last open:w-full">
      <summary
        className={buttonLook(
          'quiet',
          's',
          'cursor-pointer list-none group-open/opening:bg-sunken [&::-webkit-details-marker]:hidden',
        )}
      >
        {label}…
      </summary>
      <div className="mt-3 rounded-control border border-line p-3">{children}</div>
    </details>
  )
}
