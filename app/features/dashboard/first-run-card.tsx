import { Link, useFetcher } from '@remix-run/react'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { useLanguage, useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import type { FirstStepsAnswer } from './answer-first-steps.server'
import type { FirstRun } from './first-run.server'
import { stepLink } from './step-links'

const LINK =
  'inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11'

type CardPerson = {
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
}

type Props = {
  firstRun: FirstRun
  /** Empty where there is no one to suggest. */
  people: readonly CardPerson[]
}

/** A new member's first page: their chart in three sentences, people to follow, and something to write about. */
export function FirstRunCard({ firstRun: { short, hasPosted }, people }: Props) {
  const t = useT('dashboard')
  const hd = useT('hd')
  const language = useLanguage()
  const { Form, data, formData } = useFetcher<FirstStepsAnswer>({ key: 'first-steps' })
  if ((formData?.get('intent') ?? data?.done) === 'put-away') return null
  return (
    <Card as="section" aria-labelledby="first-run" className="grid gap-4">
      <div>
        <header className="flex items-baseline justify-between gap-3">
          <h2 id="first-run" className="text-lg">
            {t(short ? 'inThreeSentences' : 'inWords')}
          </h2>
          <Form method="post" action="/resources/first-steps">
            <input type="hidden" name="intent" value="put-away" />
            <Button type="submit" size="s" variant="ghost" className="-mr-2.5" aria-describedby="first-run">
              {t('putAway')}
            </Button>
          </Form>
        </header>
        <p className="reading">{short ?? t('inWordsText')}</p>
        <Link to="/app/profile?view=reading" prefetch="intent" className={LINK}>
          {t('wholeReading')}
        </Link>
      </div>
      {people.length > 0 ? (
        <div className="border-t border-line pt-3">
          <h3>{t('peopleToFollow')}</h3>
          <ul className="mt-1">
            {people.map(({ username, fullName, avatarUrl, hdType, isTimeUncertain }) => (
              <li key={username}>
                <Link
                  to={`/u/${username}`}
                  prefetch="intent"
                  className="flex min-h-12 items-center gap-3 rounded-control hover:bg-sunken"
                >
                  <Avatar name={fullName} src={avatarUrl} type={hdType} />
                  <span className="min-w-0 font-semibold wrap-anywhere">{fullName}</span>
                  {hdType ? (
                    <TypeBadge
                      type={hdType}
                      label={hd(`type.${hdType}`)}
                      isTimeUncertain={isTimeUncertain}
                      className="ml-auto"
                    />
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
          <Link to={stepLink('connection', language)} prefetch="intent" className={LINK}>
            {t('morePeople')}
          </Link>
        </div>
      ) : null}
      {hasPosted ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="min-w-0 grow basis-60 text-pretty">{t('firstPostPrompt')}</p>
          <ButtonLink to={stepLink('post', language)} size="s">
            {t('writePost')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
