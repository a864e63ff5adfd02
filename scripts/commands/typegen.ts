import {command} from '../terminal/command.ts'
import {checkGenerated, writeGenerated} from '../typegen/generate.ts'

const HELP = `npm run typegen [-- --check]

Writes schemas/generated: schema.json from the schemas, and types.ts from the schemas and the GROQ queries in web/.
  --check   writes nothing; fails when the files in schemas/generated are out of date`

await command(HELP, {check: {type: 'boolean'}}, ({check}) => (check ? checkGenerated() : writeGenerated()))
