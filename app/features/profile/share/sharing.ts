import type { CardSize } from '~/ui/card-drawing/card-sizes'

/** What a member may pass on of their profile. */
export type Sharing = {
  username: string
  fullName: string
  /** The profile's address, whole. */
  address: string
  /** Of the picture that is shown. */
  size: CardSize
  /** What the picture shows of the chart, by what visitors see; `closed`: there is no picture. */
  picture: 'chart' | 'onlyName' | 'noChart' | 'closed'
}
