import { Link } from '@remix-run/react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'

type Props = {
  /** How much is left, and the label of the link to Premium. */
  line: { text: string; way: string }
  className?: string
}

/** How much of a free limit is left, beside the control that uses it, and a link to Premium. */
export function UsageLine({ line: { text, way }, className = '' }: Props) {
  return (
    <p className={`text-sm text-pretty text-muted ${className}`}>
      {text}{' '}
      <Link
        to={PREMIUM_PATH}
        className="whitespace-nowrap text-accent underline underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3"
      >
        {way}
      </Link>
    </p>
  )
}
