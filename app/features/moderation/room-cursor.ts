/** Where the next page of a list of the room begins: when the last one's end was, and its id. */
export type RoomCursor = { at: number; id: string }

const CURSOR = /^(\d{1,15})_([\w.-]{1,100})$/

export const toRoomCursor = ({ at, id }: RoomCursor) => `${at}_${id}`

/** The cursor in an address; null for none and for whatever is not one, which begins the list anew. */
export function readRoomCursor(request: Request): RoomCursor | null {
  const found = CURSOR.exec(new URL(request.url).searchParams.get('cursor') ?? '')
  return found ? { at: Number(found[1]), id: found[2]! } : null
}
