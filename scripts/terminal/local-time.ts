const FORMAT = new Intl.DateTimeFormat('sv', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'longOffset',
})

/** A time as the clock of this machine shows it, with its zone: `2026-11-24 17:30 GMT+05:30`. */
export const localTime = (time: number | string): string => FORMAT.format(new Date(time)).replace('−', '-')
