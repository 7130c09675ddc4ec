/** All forms of the room send by one fetcher, so that the room says how the last of them went, also when its card is gone. */
export const ROOM_FETCHER = 'moderation'
