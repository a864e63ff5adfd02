import {parseSync, Visitor, type Plugin} from 'vite'

/**
 * Makes private methods fields with a function, which Safari 14.1 can parse. A lower `build.target` would replace all
 * fields of classes, which adds 3 kB to the first load. Nothing else in the scripts is younger than spring 2021
 * (`scripts/build/old-browsers.slow.test.ts`).
 */
export const privateMethods: Plugin = {
  name: 'private-methods',
  apply: 'build',
  transform: {
    filter: {code: /#[\w$]+\s*\(/},
    handler: (code, id) => asFields(code, id),
  },
}

/** A method must not use `arguments` or `super`, and no field above it may need it for its first value. */
export function asFields(code: string, file: string): string {
  const parts: string[] = []
  let end = 0
  new Visitor({
    MethodDefinition({start, key, kind, value}) {
      if (key.type !== 'PrivateIdentifier' || !value.body) return
      if (kind !== 'method' || value.generator)
        throw new Error(
          `${file}: #${key.name} cannot become a field; change private methods in private-methods.ts`,
        )
      const parameters = code.slice(value.start, value.body.start).trim()
      const body = code.slice(value.body.start, value.body.end)
      parts.push(
        code.slice(end, start),
        `#${key.name} = ${value.async ? 'async ' : ''}${parameters} => ${body};`,
      )
      end = value.body.end
    },
  }).visit(parseSync(file, code).program)
  return parts.join('') + code.slice(end)
}
