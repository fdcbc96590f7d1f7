/** Pages that answers are expected to name; typed here, so that a moved page is noticed. */
export const systems = "/ai-enterprise-systems";
export const packages = "/whatsapp-ai-packages";
export const apps = "/business-apps";
export const school = "/video-courses";
export const courses = "/free-courses";
export const contact = "/#contact";
