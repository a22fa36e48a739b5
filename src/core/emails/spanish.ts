import type { AllEmailWords } from './email-words'

export const SPANISH: AllEmailWords = {
	greeting: 'Hola:',
	reset: {
		subject: 'Elige una nueva contraseña para Vitrine',
		lines: ['Alguien, seguramente tú, ha pedido una nueva contraseña para esta dirección.'],
		link: 'Elegir una nueva contraseña',
		after: [
			'El enlace sirve una sola vez y caduca al cabo de una hora. Se cerrará la sesión en todos los navegadores.',
			'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
		],
	},
	confirm: {
		subject: 'Confirma tu correo electrónico para Vitrine',
		lines: ['Confirma, por favor, que esta dirección es tuya.'],
		link: 'Confirmar mi dirección',
		after: ['El enlace caduca al cabo de un día. Si no has creado ninguna cuenta en Vitrine, no hagas caso de este mensaje.'],
	},
	taken: {
		subject: 'Ya hay una cuenta de Vitrine con esta dirección',
		lines: [
			'Alguien, seguramente tú, ha intentado crear una cuenta de Vitrine con esta dirección. Ya existe una.',
			'Para entrar, inicia sesión con tu contraseña. Si no la sabes, elige una nueva.',
		],
		link: 'Elegir una nueva contraseña',
		after: ['Si no has sido tú, no tienes que hacer nada: nada ha cambiado y quien lo intentó no ha sabido que la cuenta existe.'],
	},
	passwordChanged: {
		subject: 'Se ha cambiado tu contraseña de Vitrine',
		lines: [
			'Se acaba de cambiar la contraseña de tu cuenta de Vitrine y se ha cerrado la sesión en todos los demás navegadores.',
			'Si has sido tú, no tienes que hacer nada.',
			'Si no has sido tú, otra persona puede entrar en tu cuenta. Elige ahora mismo una nueva contraseña: así se cerrará su sesión. Después cambia también la contraseña de tu correo y avísanos respondiendo a este mensaje.',
		],
		link: 'No he sido yo: elegir una nueva contraseña',
	},
	deleted: {
		subject: 'Tu cuenta de Vitrine se ha eliminado',
		lines: [
			'Tu cuenta de Vitrine se ha eliminado, junto con tus páginas, tus imágenes y todo lo demás que guardábamos sobre ti.',
			'Si tenías una suscripción, ha terminado y no se te cobrará nada más. Los justificantes de pago se conservan mientras la ley lo exija.',
			'Si no has sido tú, responde cuanto antes a este mensaje y cambia la contraseña de tu correo.',
		],
	},
}
