import tokens from '../styles/tokens.css?raw'

const LIGHT = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), #[0-9a-f]{6}\);/g)].map(([, name, light]) => [
    name,
    light,
  ]),
)

/** The light value of a colour of `app/ui/styles/tokens.css`: a picture has no variables. Throws for a name that is not there. */
export function cardColor(name: string): string {
  const color = LIGHT.get(name)
  if (!color) throw new Error(`No token --${name}`)
  return color
}
