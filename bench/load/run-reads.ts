import { once } from 'node:events'
import { callSteadily } from './read-process'

// Steady reads of one address as a process of its own, so that their times hold no pause of the load and its fakes:
//   run-reads URL COOKIE READS_PER_SECOND
// Prints a line once it begins, and what it saw, as JSON, when its input ends.
const [url = '', cookie = '', perSecond = '1'] = process.argv.slice(2)
const read = async () => {
	const response = await fetch(url, { headers: { cookie } })
	await response.text()
	if (response.status !== 200) throw new Error(`it answered ${response.status}`)
}
await read()
let over = false
process.stdin.resume()
once(process.stdin, 'end').then(() => {
	over = true
})
process.stdout.write('reading\n')
process.stdout.write(JSON.stringify(await callSteadily(Number(perSecond), () => over, read)))
