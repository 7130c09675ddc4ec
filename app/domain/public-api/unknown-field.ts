/** How a question says that it knows no such field, or that there is no question at all. */
export const unknownField = {
  error: ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? 'field.unknown' : 'body.required'),
}
