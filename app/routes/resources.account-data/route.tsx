import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { answerExport } from '~/features/account/export-account.server'

export const action = ({ request, context }: ActionFunctionArgs) => answerExport(context, request)

/** Only a form downloads; whoever opens the address finds the tab that has it. */
export const loader = () => redirect('/app/settings?tab=account')
