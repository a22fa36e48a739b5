import type { Field, Fields } from '@puckeditor/core'
import { z } from 'zod'
import { textSchema } from '../../../core/copy/copy'
import { kindOf, type SectionType } from '../../../core/page/page'
import { InlineMenu } from './inline-menu'
import { ReadingDirection } from './reading-direction'

/**
 * Texts that stand in a block of their own and may hold paragraphs, lists and small headings; all others are one line.
 */
const BLOCK_TEXTS = new Set(['text', 'subheadline', 'answer', 'body', 'value'])

/** Whether the texts of a field may hold paragraphs, by its name. */
export function holdsBlocks(name: string): boolean {
	return BLOCK_TEXTS.has(name)
}

/** As texts read in the export. */
const TIPTAP = { extensions: [ReadingDirection] }

const NEVER = { blockquote: false, code: false, codeBlock: false, horizontalRule: false, strike: false } as const
const LINE = { ...NEVER, heading: false, listItem: false, bulletList: false, orderedList: false, listKeymap: false } as const
const BLOCK = { ...NEVER, heading: { levels: [3, 4] }, link: { openOnClick: false } } as const

/** The editor's fields of a section type, read from its schema: every text is typed into where it stands. */
export function textFieldsOf(type: SectionType): Fields {
	return fieldsOfShape(kindOf(type).props.shape)
}

function fieldsOfShape(shape: Readonly<Record<string, z.ZodType>>): Record<string, Field> {
	const fields: Record<string, Field> = {}
	for (const [name, schema] of Object.entries(shape)) {
		const field = fieldOf(name, schema)
		if (field) fields[name] = field
	}
	return fields
}

function fieldOf(name: string, schema: z.ZodType): Field | undefined {
	if (schema === textSchema) return textField(name)
	if (!(schema instanceof z.ZodArray)) return undefined
	const { element } = schema
	if (element === textSchema) return { type: 'array', arrayFields: textObjectFields(name) } as Field
	return element instanceof z.ZodObject ? ({ type: 'array', arrayFields: fieldsOfShape(element.shape) } as Field) : undefined
}

function textField(name: string): Field {
	return { type: 'object', objectFields: textObjectFields(name) } as Field
}

function textObjectFields(name: string): Record<string, Field> {
	const options = holdsBlocks(name) ? BLOCK : LINE
	return { html: { type: 'richtext', contentEditable: true, options, renderInlineMenu: InlineMenu, tiptap: TIPTAP } as Field }
}
