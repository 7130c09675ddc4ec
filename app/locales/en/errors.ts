export const errors = {
  crashTitle: 'Unexpected Application Error!',
  crashText: 'Something broke on our side. It has been noted; nothing you saved is lost.',
  offlineTitle: 'No connection',
  offlineText: 'The page could not be fetched. Please check your connection and try again.',
  request: 'Request {{id}}',
  forbiddenTitle: 'This is not yours to open',
  forbiddenText: 'You are signed in, but this page belongs to somebody else.',
  notFoundTitle: 'Nothing here',
  notFoundText: 'The page may have moved, or it was never there.',
  tooManyTitle: 'A little too fast',
  tooManyText: 'Please wait a moment and try again.',
}
