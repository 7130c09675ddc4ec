/** The five types: their names, in short, and of all who are of one. */
export const typeNames = {
  'type.generator': 'Generator',
  'type.generator.short': 'G',
  'type.generator.plural': 'Generators',
  'type.manifesting_generator': 'Manifesting Generator',
  'type.manifesting_generator.short': 'MG',
  'type.manifesting_generator.plural': 'Manifesting Generators',
  'type.manifestor': 'Manifestor',
  'type.manifestor.short': 'M',
  'type.manifestor.plural': 'Manifestors',
  'type.projector': 'Projector',
  'type.projector.short': 'P',
  'type.projector.plural': 'Projectors',
  'type.reflector': 'Reflector',
  'type.reflector.short': 'R',
  'type.reflector.plural': 'Reflectors',
}
