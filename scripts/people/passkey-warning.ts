import type {openPeopleAside} from '@stone-designs/lake/admin'
import {readNewPassword} from '../terminal/password.ts'

type People = ReturnType<typeof openPeopleAside>['people']

/** Reads and sets a person's new password. Passkeys end with the former one: whoever stole a session may have added one. */
export async function setPassword(
  people: People,
  id: string,
  {'keep-passkeys': keepPasskeys = false}: {'keep-passkeys'?: boolean | undefined},
) {
  const ended = await people.setPassword(await readNewPassword(), id, {keepPasskeys})
  if (ended > 0) console.log(`Passkeys that ended with the former password: ${ended}.`)
  warnOfPasskeys(people, id)
}

/**
 * Says how many passkeys still sign a person in. Ending sessions does not lock out a lost device.
 * @param who id or e-mail address
 */
export function warnOfPasskeys(people: People, who: string) {
  const person = people.staff
    .list()
    .find(({id, email}) => id === who || email.toLowerCase() === who.toLowerCase())
  const count = person ? people.passkeys.list(person.id).length : 0
  if (!person || count === 0) return
  console.log(
    `Passkeys that still sign this person in: ${count}. They are listed by npm run people -- passkeys ${person.email}`,
  )
}
