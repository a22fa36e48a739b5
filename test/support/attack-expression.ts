import vm from 'node:vm'
import { watchThreadTime } from './thread-time'

export type Expression = { source: string; flags: string }
/** A text an expression is slow on, and how long it took. */
export type SlowText = { prefix: string; repeated: string; length: number; cpuMs: number }

/** What is repeated against every expression, beside its own letters and words. */
const COMMON = [
	...' \t\na1A.,-<>"\'([{:/@é漢ا\u200b',
	'a ',
	'1,',
	'1 ',
	'a.',
	'a-',
	'a:',
	'A ',
	'Aa ',
	'a\n',
	' \n',
	'a@',
	'<a',
	'<a"',
	'&a',
]
/** Matches nothing an expression hopes for at the end, and ends what a dot matches. */
const SUFFIX = '\n\u0001'
/**
 * Exponential and cubic expressions show themselves at the first two lengths; at the last, quadratic ones take ten
 * times the limit.
 */
const LENGTHS = [300, 2_000, 16_000] as const
const LIMIT_MS = 30
const GIVE_UP_MS = 2_000

/**
 * Tries an expression on texts made of its own letters and words, many times over: linear ones take less than a
 * millisecond. Unlike a proof on the expression's automaton this covers lookaround, case folding and Unicode classes.
 * Answers the first text that is too slow.
 */
export function findSlowText({ source, flags }: Expression): SlowText | undefined {
	const texts = attacksOn(source)
	return isExplosive({ source, flags }, texts) ?? slowOf(new RegExp(source, flags), texts)
}

type Attack = { prefix: string; repeated: string }

function attacksOn(source: string): Attack[] {
	const words = source
		.replace(/\\[bBdDsSwW]|\\[pP]\{[^{}]*\}|\(\?(?:[:=!]|<[=!]|<\w+>)/g, '|')
		.split(/[()[\]{}|*+?^$.]+/)
		.map((word) => word.replace(/\\(.)/g, '$1'))
		.filter((word) => word !== '' && word.length < 40)
		.slice(0, 20)
	const letters = [...source.replace(/\\[a-zA-Z]/g, '')].filter((letter) => !'\\(){}|?'.includes(letter)).slice(0, 60)
	const repeated = new Set([...COMMON, ...letters, ...words, ...words.map((word) => `${word} `)])
	const prefixes = new Set(['', 'a', /^\^?([\p{L}<"-]+)/u.exec(source)?.[1] ?? ''])
	return [...prefixes].flatMap((prefix) => [...repeated].map((text) => ({ prefix, repeated: text })))
}

const textOf = ({ prefix, repeated }: Attack, length: number) => prefix + repeated.repeat(Math.ceil(length / repeated.length)) + SUFFIX

/** The shortest texts run where an endless match can be broken off. */
function isExplosive(expression: Expression, attacks: readonly Attack[]): SlowText | undefined {
	const texts = attacks.map((attack) => textOf(attack, LENGTHS[0]))
	const context = vm.createContext({ ...expression, texts, reached: -1 })
	try {
		vm.runInContext(
			'const tried = new RegExp(source, flags); for (const text of texts) { reached += 1; text.replace(tried, "") }',
			context,
			{ timeout: GIVE_UP_MS },
		)
		return undefined
	} catch (error) {
		// The error belongs to another realm, so it is no instance of ours.
		if ((error as { code?: unknown } | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
		const attack = attacks[(context as { reached: number }).reached]
		return { prefix: '', repeated: '', ...attack, length: LENGTHS[0], cpuMs: GIVE_UP_MS }
	}
}

function slowOf(tried: RegExp, attacks: readonly Attack[]): SlowText | undefined {
	for (const attack of attacks) {
		for (const length of LENGTHS.slice(1)) {
			const text = textOf(attack, length)
			// Twice: the first time may hold the expression's compilation or a garbage collection.
			const cpuMs = Math.min(...[1, 2].map(() => cpuTimeOf(() => text.replace(tried, ''))))
			if (cpuMs > LIMIT_MS) return { ...attack, length, cpuMs }
		}
	}
	return undefined
}

function cpuTimeOf(act: () => void): number {
	const spent = watchThreadTime()
	act()
	return spent()
}
