/**
 * Returns the deprecated host exports that a remote's code uses, each once with its replacement. They are warnings,
 * because the host still provides them.
 * @param {object} build
 * @param {{imports?: Record<string, string[]>}} build.contract
 * @param {{deprecated?: {from: string, name: string, removedIn: string, instead: string}[]}[]} build.hosts
 */
export const findDeprecatedExports = ({ contract, hosts }) => {
  const going = new Map(
    hosts.flatMap(({ deprecated = [] }) => deprecated).map(each => [`${each.from} ${each.name}`, each]),
  )
  return [...going.values()]
    .filter(({ from, name }) => contract.imports?.[from]?.some(taken => taken === name || taken === '*'))
    .map(({ from, name, removedIn, instead }) => ({
      code: 'export_goes',
      text: `${name} of ${from} is used, which goes with ${removedIn}`,
      remedy: instead,
    }))
}
