import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import type { ClockNotice as Notice } from './load-clock-note.server'

/** Tells a member on the first page, until they decide on their chart, that the clock of their birthplace has been corrected. */
export function ClockNotice({ notice: { title, text, action } }: { notice: Notice }) {
  return (
    <Card as="section" aria-labelledby="clock-notice">
      <h2 id="clock-notice" className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-[66ch] text-pretty text-muted">{text}</p>
      <ButtonLink to="/app/profile" variant="primary" className="mt-4">
        {action}
      </ButtonLink>
    </Card>
  )
}
