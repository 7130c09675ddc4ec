import { Form, Link, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { TextLink, TextPage, TextParagraph } from '~/ui/layout/text-page'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import {
  outcomeKey,
  type PlanInWords,
  type WithdrawalAnswer,
  type WithdrawalData,
  type WithdrawalStep,
} from './withdrawal'

type Props = { data: WithdrawalData; answer: WithdrawalAnswer | undefined }

/** Withdrawal from the contract in two steps: the statement, then its confirmation. */
export function WithdrawalPage({ data, answer }: Props) {
  const t = useT('withdrawal')
  const at = answer?.at ?? { step: 'form' }
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      {data.isSelling ? (
        <div className="mt-8 grid gap-4 text-base">
          {at.step === 'form' ? <StatementForm data={data} answer={answer} /> : null}
          {at.step === 'review' ? <Review data={data} answer={answer} at={at} /> : null}
          {at.step === 'done' ? <Done at={at} /> : null}
        </div>
      ) : (
        <TextParagraph>{t('notSelling')}</TextParagraph>
      )}
      <section aria-labelledby="membership" className="mt-10">
        <h2 id="membership">{t('freeTitle')}</h2>
        <TextParagraph>{t('free')}</TextParagraph>
        <TextParagraph>
          <TextLink href="/terms#withdrawal">{t('toTerms')}</TextLink>
        </TextParagraph>
      </section>
    </TextPage>
  )
}

function StatementForm({ data: { member, plan, price }, answer }: Props) {
  const t = useT('withdrawal')
  const form = useFocusOnProblem(answer)
  const pending = useNavigation().formData?.get('intent') === 'review'
  const values = answer?.values
  const problemAt = (field: string) => {
    const problem = answer?.problems[field]
    return problem && t(`problem.${problem}` as Key<'withdrawal'>)
  }
  return (
    <>
      {plan?.kind === 'late' ? (
        <Alert tone="warning" title={t('lateTitle', { date: plan.endedOn })}>
          <p>{t('late', { date: plan.premiumUntil })}</p>
          <ButtonLink to={PREMIUM_PATH} className="mt-3">
            {t('toCancel')}
          </ButtonLink>
        </Alert>
      ) : null}
      <Card as="section" aria-labelledby="statement">
        <h2 id="statement" className="text-lg">
          {t('statementTitle')}
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {t(member?.hasContract ? 'statementOwn' : 'statementByMail', { price })}
        </p>
        {plan?.kind === 'refund' ? (
          <p className="mt-2 text-pretty">{t(planKey(plan), { date: plan.until, amount: plan.amount ?? '' })}</p>
        ) : null}
        {member && !member.hasContract ? <p className="mt-2 text-pretty">{t('noContract')}</p> : null}
        <FormAlert error={answer?.error ?? null} words={() => t('title')} className="mt-4" />
        <Form ref={form} method="post" action={WITHDRAWAL_PATH} noValidate className="mt-5 grid gap-5">
          <Field label={t('name')} error={problemAt('name')}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                aria-required
                defaultValue={values?.name ?? member?.name}
              />
            )}
          </Field>
          <Field
            label={t('email')}
            hint={t(member?.hasContract ? 'emailOwnHint' : 'emailHint')}
            error={problemAt('email')}
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                aria-required
                defaultValue={values?.email ?? member?.email}
              />
            )}
          </Field>
          <Field label={t('order')} aside={t('optional')} hint={t('orderHint')} error={problemAt('order')}>
            {(control) => <TextInput {...control} name="order" autoComplete="off" defaultValue={values?.order ?? ''} />}
          </Field>
          <Button
            type="submit"
            name="intent"
            value="review"
            variant="primary"
            pending={pending}
            className="justify-self-start max-md:w-full"
          >
            {t('toReview')}
          </Button>
        </Form>
      </Card>
    </>
  )
}

/** Whether the checkout told of the right, and whether there is something to refund. */
const planKey = ({ amount, isInformed }: Extract<PlanInWords, { kind: 'refund' }>): Key<'withdrawal'> =>
  `planRefund${isInformed ? '' : 'Longer'}${amount === null ? 'Nothing' : ''}`

type ReviewProps = Props & { at: Extract<WithdrawalStep, { step: 'review' }> }

function Review({ data: { member, plan, price }, answer, at: { statement, key } }: ReviewProps) {
  const t = useT('withdrawal')
  const sent = useNavigation().formData?.get('intent')
  const { name, email, orderNumber } = statement
  return (
    <Card as="section" aria-labelledby="review">
      <Heading id="review">{t('reviewTitle')}</Heading>
      <blockquote className="mt-3 rounded-control bg-sunken px-4 py-3 text-pretty wrap-anywhere">
        {t('statement', { name, price })}
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-muted">{t('order')}</dt>
          <dd>{orderNumber || t('none')}</dd>
          <dt className="text-muted">{t('email')}</dt>
          <dd>{email}</dd>
        </dl>
      </blockquote>
      <p className="mt-3 text-pretty">
        {plan?.kind === 'refund'
          ? t(plan.amount === null ? 'followsNothing' : 'followsRefund', { amount: plan.amount ?? '' })
          : plan?.kind === 'late'
            ? t('followsLate', { date: plan.premiumUntil })
            : t(member?.hasContract ? 'follows' : 'followsMail')}
      </p>
      <FormAlert error={answer?.error ?? null} words={() => t('title')} className="mt-4" />
      <Form method="post" action={WITHDRAWAL_PATH} className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="order" value={orderNumber} />
        <input type="hidden" name="key" value={key} />
        <Button type="submit" name="intent" value="confirm" variant="primary" pending={sent === 'confirm'}>
          {t('confirm')}
        </Button>
        <Button type="submit" name="intent" value="edit" variant="ghost" pending={sent === 'edit'}>
          {t('edit')}
        </Button>
      </Form>
    </Card>
  )
}

function Done({ at }: { at: Extract<WithdrawalStep, { step: 'done' }> }) {
  const { statement, receivedAt, isMailed, state, amount } = at
  const t = useT('withdrawal')
  return (
    <Card as="section" aria-labelledby="done">
      <Heading id="done">{t('doneTitle')}</Heading>
      <p className="mt-2 text-pretty wrap-anywhere">
        {t(isMailed ? 'received' : 'receivedUnmailed', { at: receivedAt, email: statement.email })}
      </p>
      <p className="mt-2 text-pretty">{t(outcomeKey(at, isMailed), { amount: amount ?? '' })}</p>
      {state === 'unverified' ? null : (
        <p className="mt-3">
          <Link to={PREMIUM_PATH} className="text-accent underline underline-offset-4">
            {t('toPremium')}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** The heading of the next step takes the focus: it came in place of what was pressed. */
function Heading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h2>
  )
}
