import { Validator } from '@seriousme/openapi-schema-validator'

/**
 * What the published schema of its OpenAPI version finds wrong with a document; nothing when it is valid.
 * @param {object} document
 * @returns {Promise<unknown[]>}
 */
export async function openapiErrors(document) {
	const { valid, errors } = await new Validator().validate(document)
	return valid ? [] : [errors].flat()
}
