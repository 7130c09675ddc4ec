import { Form } from '@remix-run/react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { Button } from '~/ui/controls/button'
import type { ButtonVariant } from '~/ui/controls/button-look'
import type { PremiumIntent } from './premium'

type Props = { intent: PremiumIntent; label: string; variant?: ButtonVariant }

/** One button of the tab. Sent as a page, since most lead to a page of Stripe's. */
export function PremiumForm({ intent, label, variant }: Props) {
  return (
    <Form method="post" action={PREMIUM_PATH} reloadDocument>
      <Button type="submit" name="intent" value={intent} variant={variant}>
        {label}
      </Button>
    </Form>
  )
}
