import { describe, expect, test } from 'vitest'
import { chosenStatus, readStatusChoice, statusChoices, statusToSend, storesWithPage } from './status-choice'

const push = (state: 'running' | 'unknown' | 'done' | 'failed', id: string) => ({ state, connection: { id, name: id } })

describe('[Y-3] how a page arrives in a store', () => {
	test('it is there where a push arrived, and nowhere else', () => {
		const there = storesWithPage([push('failed', 'a'), push('done', 'b'), push('unknown', 'c'), push('failed', 'b'), push('running', 'd')])
		expect([...there]).toEqual(['b'])
	})

	test('the first time it is published unless one says draft', () => {
		expect(statusChoices(false)).toEqual(['published', 'draft'])
		expect(statusToSend(undefined, { isThere: false, isKnown: true })).toBe('published')
		expect(statusToSend('draft', { isThere: false, isKnown: true })).toBe('draft')
	})

	test('a product that is there stays as it is unless one says otherwise', () => {
		expect(chosenStatus(undefined, true)).toBe('as_is')
		expect(statusToSend(undefined, { isThere: true, isKnown: true })).toBe('')
		expect(statusToSend('draft', { isThere: true, isKnown: true })).toBe('draft')
		expect(statusToSend('published', { isThere: true, isKnown: true })).toBe('published')
	})

	test('what was picked for a store that has it is not sent to one that has not', () => {
		expect(chosenStatus('as_is', false)).toBe('published')
		expect(chosenStatus('draft', false)).toBe('draft')
	})

	test('as long as nobody knows whether it is there, nothing is sent that was not picked', () => {
		expect(statusToSend(undefined, { isThere: false, isKnown: false })).toBe('')
		expect(statusToSend('draft', { isThere: false, isKnown: false })).toBe('draft')
	})

	test('a select names one of the ways', () => {
		expect(['as_is', 'published', 'draft'].map(readStatusChoice)).toEqual(['as_is', 'published', 'draft'])
		expect(() => readStatusChoice('archived')).toThrow()
	})
})
