import type { ComponentType } from 'react'
import { ButtonLink } from '~/ui/controls/button-link'

type Props = { to: string | null; label: string; Icon: ComponentType<{ className?: string }> }

/** The way to a neighbour, a day or a month; where there is none its place stays free. */
export function Step({ to, label, Icon }: Props) {
  if (!to) return <span className="size-11" />
  return (
    <ButtonLink to={to} preventScrollReset variant="ghost" aria-label={label} className="w-11 px-0!">
      <Icon className="size-5" />
    </ButtonLink>
  )
}
