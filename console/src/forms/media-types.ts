/** Files that the service reads as pictures and as recordings. */
export const PICTURES = "image/jpeg,image/png,image/webp,image/gif";
export const RECORDINGS = "audio/*,.m4a,.mp3,.wav,.ogg,.oga,.webm,.flac";
