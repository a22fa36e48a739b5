import nodemailer from 'nodemailer'

export const post = nodemailer
