/**
 * @typedef {object} City one line of GeoNames' cities500
 * @property {number} id
 * @property {string} name
 * @property {string} asciiName
 * @property {string[]} alternates names without their languages
 * @property {number} latitude degrees
 * @property {number} longitude degrees
 * @property {string} feature
 * @property {string} country
 * @property {string | null} region
 * @property {number} population
 * @property {string} timezone
 */

/** @returns {City} */
export function parseCity(line) {
  const [
    id,
    name,
    ascii,
    alternates,
    latitude,
    longitude,
    ,
    feature,
    country,
    ,
    region,
    ,
    ,
    ,
    population,
    ,
    ,
    timezone,
  ] = line.split('\t')
  return {
    id: Number(id),
    name,
    asciiName: ascii || name,
    alternates: alternates ? alternates.split(',') : [],
    latitude: Number(latitude),
    longitude: Number(longitude),
    feature,
    country,
    region: region || null,
    population: Number(population),
    timezone,
  }
}
