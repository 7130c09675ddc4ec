/** The posts of one member, on the page of theirs. */
export const memberPosts = {
  title: 'Posts by {{name}}',
  newest: 'Back to newest',
  notDone: 'That didn’t work. Try again.',
  emptyOwn: 'You haven’t posted yet',
  emptyOwnText: 'A sentence about what you noticed today is enough. It will appear here too.',
  write: 'Write a post',
  empty: 'No posts yet',
  emptyText: '{{name}}’s posts will appear here.',
  closed: 'No posts you can see',
  narrower_one: '{{count}} post isn’t shown: it’s shared with a smaller circle.',
  narrower_other: '{{count}} posts aren’t shown: they’re shared with a smaller circle.',
  signIn: 'Sign in',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
}
