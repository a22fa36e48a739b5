import { picture } from '../images/some-picture'

export const looked = picture
