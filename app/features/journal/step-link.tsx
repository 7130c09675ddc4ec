import type { ComponentType } from 'react'
import { ButtonLink } from '~/ui/controls/button-link'

type Props = { to: string | null; label: string; Icon: ComponentType<{ className?: string }> }

/** A link to the next or previous day or month; without a target an empty space of the same size. */
export function StepLink({ to, label, Icon }: Props) {
  if (!to) return <span className="size-11" />
  return (
    <ButtonLink to={to} preventScrollReset variant="ghost" aria-label={label} className="w-11 px-0!">
      <Icon className="size-5" />
    </ButtonLink>
  )
}
