import { Link, type LinkProps } from '@remix-run/react'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look'

type Props = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; className?: string }

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ variant = 'quiet', size = 'm', className, ...rest }: Props) {
  return <Link {...rest} className={buttonLook(variant, size, className)} />
}
