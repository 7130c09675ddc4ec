import type { AuthorityCode, DefinitionCode, ProfileCode, TypeCode } from '~/domain/human-design/terms/codes'
import { wholeShares } from '~/domain/human-design/uncertainty/whole-shares'
import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Alert } from '../states/alert'

/** One thing the chart could say, and for which part of the time (0–1). */
export type Possibility<C extends string> = { code: C; share: number }

/** What could be true within the time that is in question, the likeliest first. */
export type TimeWindow = {
  /** Minutes before and after the given time; null: the whole day, the time is unknown. */
  minutes: number | null
  type: Possibility<TypeCode>[]
  authority: Possibility<AuthorityCode>[]
  profile: Possibility<ProfileCode>[]
  definition: Possibility<DefinitionCode>[]
}

const FACTS = ['type', 'authority', 'profile', 'definition'] as const

/** What an unknown or rough time leaves open: every possible type, authority, profile and definition with its share. */
export function TimeWindowNote({ window }: { window: TimeWindow }) {
  const t = useT('reading')
  const hd = useT('hd')
  const { minutes } = window
  const language = useLanguage()
  const percentsOf = (fact: (typeof FACTS)[number]) => {
    const shares = wholeShares(window[fact].map(({ share }) => share))
    return window[fact].map(({ code }, index) => ({ code, percent: percentText(shares[index]!, language) }))
  }
  const wholeDay = minutes === null
  const nameOf = (fact: (typeof FACTS)[number], code: string) =>
    fact === 'profile' ? code : hd(`${fact}.${code}` as Parameters<typeof hd>[0])
  return (
    <Alert tone="warning" title={t(wholeDay ? 'windowTitle' : 'approximateTitle')}>
      <p>{wholeDay ? t('windowText') : t('approximateText', { minutes })}</p>
      <dl className="mt-2 grid gap-2">
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className="text-sm text-muted">{t(fact)}</dt>
            {window[fact].length === 1 ? (
              <dd>
                {nameOf(fact, window[fact][0]?.code ?? '')},{' '}
                {wholeDay ? t('windowSame') : t('approximateSame', { minutes })}
              </dd>
            ) : (
              percentsOf(fact).map(({ code, percent }) => (
                <dd key={code} className="tabular">
                  {t(wholeDay ? 'windowShare' : 'approximateShare', {
                    name: nameOf(fact, code),
                    percent,
                  })}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
    </Alert>
  )
}
