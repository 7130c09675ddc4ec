import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  Form,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react'
import { WITHDRAWAL_LINK_DAYS, WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { outcomeKey, type VerifyAnswer } from '~/features/withdrawal/withdrawal'
import { loadVerify, verifyWithdrawal } from '~/features/withdrawal/withdrawal.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { ORIGIN_AS_REFERRER } from '~/platform/server/http.server'
import { Button } from '~/ui/controls/button'
import { TextLink, TextPage, TextParagraph } from '~/ui/layout/text-page'
import { Alert } from '~/ui/states/alert'

export const handle = { i18n: preloadWords('withdrawal') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return data(await loadVerify(context, request), { headers: ORIGIN_AS_REFERRER })
}

export const action = ({ request, context }: ActionFunctionArgs) => verifyWithdrawal(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<VerifyAnswer>(serverAction, { state: 'unreachable', amount: null })
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(ORIGIN_AS_REFERRER)) all.set(name, value)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmWithdrawal() {
  const { token, answer } = useLoaderData<typeof loader>()
  const actionAnswer = useActionData<VerifyAnswer>()
  return <VerifyPage token={token} answer={actionAnswer ?? answer} />
}

type Props = { token: string; answer: VerifyAnswer }

/** What the link in the mail opens: a button that verifies the address, and then what became of the statement. */
function VerifyPage({ token, answer: { state, amount } }: Props) {
  const t = useT('withdrawal')
  const pending = useNavigation().state !== 'idle'
  const isOpen = state === 'unverified' || state === 'unexpected' || state === 'unreachable'
  return (
    <TextPage title={t('verifyTitle')} lead={t(state === 'unverified' ? 'verifyLead' : 'lead')}>
      <div className="mt-8 grid justify-items-start gap-4 text-base">
        {state === 'unexpected' || state === 'unreachable' ? (
          <Alert tone="error" focus>
            {t(`verify.${state}`)}
          </Alert>
        ) : null}
        {isOpen ? (
          <Form method="post" action={`${WITHDRAWAL_PATH}/confirm`}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary" pending={pending}>
              {t('verify')}
            </Button>
          </Form>
        ) : null}
        {state === 'unreadable' || state === 'expired' ? (
          <Alert tone="error" focus>
            {t(`verify.${state}`, { days: WITHDRAWAL_LINK_DAYS })}
          </Alert>
        ) : null}
        {!isOpen && state !== 'unreadable' && state !== 'expired' ? (
          <Alert tone="success" title={t('verified')}>
            {t(outcomeKey({ state, amount }, true), { amount: amount ?? '' })}
          </Alert>
        ) : null}
      </div>
      <TextParagraph>
        <TextLink href="/terms#withdrawal">{t('toTerms')}</TextLink>
      </TextParagraph>
    </TextPage>
  )
}
