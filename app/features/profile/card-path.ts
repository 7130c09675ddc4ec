import type { CardSize } from '~/ui/card-drawing/card-sizes'

/** Where the picture of a member's profile is, in a size; the wide one has the address that link previews know. */
export const cardPath = (username: string, size: CardSize) =>
  `/u/${username}/card.png${size === 'wide' ? '' : `?size=${size}`}`
